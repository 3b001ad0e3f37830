import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Select } from './select.tsx'

afterEach(cleanup)

it('has choices alone and under a name', async () => {
  const onChange = vi.fn()
  const two = [
    { value: 'b', label: 'B' },
    { value: 'c', label: 'C' },
  ]
  render(
    <Select
      label="Case"
      value="a"
      onChange={onChange}
      options={[
        { value: 'a', label: 'A' },
        { group: 'Ultimate', options: two },
      ]}
    />,
  )
  expect(screen.getByRole('group', { name: 'Ultimate' }).querySelectorAll('option')).toHaveLength(2)
  expect(screen.getAllByRole('option')).toHaveLength(3)
  await userEvent.selectOptions(screen.getByLabelText('Case'), 'c')
  expect(onChange).toHaveBeenCalledWith('c')
})
