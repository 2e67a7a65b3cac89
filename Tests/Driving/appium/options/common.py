"""A stand-in for the options of a session."""


class AppiumOptions:
    def load_capabilities(self, capabilities):
        self.capabilities = capabilities
        return self
