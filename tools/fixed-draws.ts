import fc from 'fast-check';

// Property tests draw the same values in every run, so that what fails a change is the change. To look further:
// `FC_SEED=$RANDOM npx vitest run property`.
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 2569) });
