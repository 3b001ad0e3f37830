import fc from 'fast-check'

// The same random cases every run, so that a red run means a change; FC_SEED looks elsewhere.
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_260_131) })

// What the tests of another file left on the device, a language picked for instance, is not there for this one.
if (typeof window !== 'undefined') localStorage.clear()

// What a screen fetches ahead when it is idle would arrive after its test, and after the environment of the test has gone.
if (typeof window !== 'undefined') {
  window.requestIdleCallback = () => 0
  window.cancelIdleCallback = () => undefined
}

// A test asks for what a menu or a dialog shows, not for when its code comes.
if (typeof window !== 'undefined') {
  const { lateFrom, loadLate } = await import('./apps/web/src/ui/late/late-code.ts')
  lateFrom(() => import('./apps/web/src/ui/late/late-parts.ts'))
  await loadLate()
}
