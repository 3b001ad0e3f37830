import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startI18n } from '../../i18n/i18n.ts'
import { TextField } from './text-field.tsx'
import { useForm } from './use-form.ts'
import { check, email, required } from './validation.ts'

const send = vi.fn()
const onRefused = vi.fn()

function Example() {
  const form = useForm({
    initial: { email: '', company: '' },
    validate: (values) => ({ email: check(values.email, required, email), company: check(values.company, required) }),
    send,
    onRefused,
  })
  return (
    <form {...form.formProps}>
      <TextField {...form.field('email')} label="E-mail" />
      <TextField {...form.field('company')} label="Empresa" />
      <button type="submit">Enviar</button>
    </form>
  )
}

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
const saysOf = (label: string) => {
  const input = screen.getByLabelText(label)
  return document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? ''
}

beforeAll(async () => {
  localStorage.setItem('madre.language', 'pt')
  await startI18n()
})
beforeEach(() => {
  send.mockReset().mockResolvedValue(undefined)
  onRefused.mockReset()
  render(<Example />)
})
afterEach(cleanup)

describe('a small form', () => {
  it('is silent at first, and names every wrong field once it was sent', async () => {
    expect(screen.queryByText('Este campo é obrigatório')).toBeNull()
    await submit()
    expect(screen.getAllByText('Este campo é obrigatório')).toHaveLength(2)
    expect(send).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-mail')))
  })

  it('says what is wrong with a field when it is left', async () => {
    await type('E-mail', 'ana')
    expect(saysOf('E-mail')).toBe('')
    await userEvent.tab()
    expect(saysOf('E-mail')).toBe('O endereço de email é inválido')
    expect(saysOf('Empresa')).toBe('')
  })

  it('says so only once the press that leaves it is over: what is pressed stays under the pointer', async () => {
    const user = userEvent.setup()
    await user.type(screen.getByLabelText('E-mail'), 'ana')
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByLabelText('Empresa') })
    expect(document.activeElement).toBe(screen.getByLabelText('Empresa'))
    expect(saysOf('E-mail')).toBe('')
    await user.pointer('[/MouseLeft]')
    await vi.waitFor(() => expect(saysOf('E-mail')).toBe('O endereço de email é inválido'))
  })

  it('sends what is right', async () => {
    await type('E-mail', 'ana@b.pt')
    await type('Empresa', 'X')
    await submit()
    expect(send).toHaveBeenCalledWith({ email: 'ana@b.pt', company: 'X' })
  })

  it('puts what the server says beside its field until the field changes', async () => {
    const refusal = { details: [{ field: 'company', description: 'Nome demasiado longo.' }] }
    send.mockRejectedValue(refusal)
    await type('E-mail', 'ana@b.pt')
    await type('Empresa', 'X')
    await submit()
    expect(saysOf('Empresa')).toBe('Nome demasiado longo.')
    expect(onRefused).toHaveBeenCalledWith(refusal)
    await type('Empresa', 'Y')
    expect(saysOf('Empresa')).toBe('')
  })
})
