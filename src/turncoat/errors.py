"""What can be wrong with what somebody asks for."""


class Invalid(ValueError):
    """What was asked for does not exist: no such option, seat count, action text, file format."""
