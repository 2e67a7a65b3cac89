enum SimulatedAppStub {}
