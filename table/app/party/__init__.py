"""The appliance: what stays up between games and brings an evening back after a power cut."""
