### Van Kuhn-poker heeft niemand een doos: er is niets af te lezen.
