import { hashing } from '../world/state/password.ts';

// Imported by tests that are about something else.
hashing.N = 2;
