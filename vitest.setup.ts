import fc from 'fast-check'

// The same random cases every run, so that a red run means a change; FC_SEED looks elsewhere.
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_260_131) })
