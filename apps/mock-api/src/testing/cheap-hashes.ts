import { hashing } from '../world/state/password.ts';

// Imported by tests: a hash that is as dear as it should be takes a core thirty milliseconds.
hashing.N = 2;
