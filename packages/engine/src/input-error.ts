/** An input the engine cannot design from; the fields are paths into the input. */
export class InputError extends Error {
  readonly problems: { path: (string | number)[]; message: string }[]

  constructor(problems: { path: (string | number)[]; message: string }[]) {
    super(problems.map((p) => `${p.path.join('.')}: ${p.message}`).join('\n'))
    this.name = 'InputError'
    this.problems = problems
  }
}
