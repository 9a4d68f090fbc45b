import fc from 'fast-check';

// Property tests draw the same values in every run, so that only a change can break them. To look further:
// `FC_SEED=$RANDOM npx vitest run property`. Everyday runs draw twenty-five; PROPERTY_RUNS asks for more, at night. Only a
// property whose single run is expensive has a smaller number of its own.
fc.configureGlobal({
  seed: Number(process.env.FC_SEED ?? 2569),
  numRuns: Number(process.env.PROPERTY_RUNS ?? 25),
});
