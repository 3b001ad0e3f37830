import { useId, useState } from 'react'
import { Field, inputClass } from '../../../ui/form/field.tsx'
import styles from './place-picker.module.css'

export interface PlaceOption {
  id: string
  name: string
  /** what tells places of one name apart */
  beside: string
}

const MOST_SHOWN = 8
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** The places a text may mean: those that begin with it first, without regard to accents and case. */
export function matchingPlaces(options: readonly PlaceOption[], text: string): PlaceOption[] {
  const query = plain(text.trim())
  if (query === '') return []
  const found = options.filter((o) => plain(o.name).includes(query))
  const rank = (o: PlaceOption) => (plain(o.name) === query ? 0 : plain(o.name).startsWith(query) ? 1 : 2)
  return found.sort((a, b) => rank(a) - rank(b)).slice(0, MOST_SHOWN)
}

/** A place picked by typing its name; arrows and Enter choose, Escape closes the list. */
export function PlacePicker({
  label,
  help,
  placeholder,
  noMatch,
  options,
  chosen,
  onChoose,
}: {
  label: string
  help: string
  placeholder: string
  noMatch: string
  options: readonly PlaceOption[]
  chosen: PlaceOption | null
  onChoose: (place: PlaceOption | null) => void
}) {
  const listId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const isOpen = typed !== null && typed.trim() !== ''
  const found = isOpen ? matchingPlaces(options, typed) : []
  const choose = (place: PlaceOption) => {
    onChoose(place)
    setTyped(null)
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (!isOpen) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((i) => (found.length === 0 ? 0 : (i + step + found.length) % found.length))
    } else if (event.key === 'Enter' && found[active]) {
      event.preventDefault()
      choose(found[active])
    } else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      setTyped(null)
    }
  }
  return (
    <Field label={label} help={help} error={isOpen && found.length === 0 ? noMatch : null} className={styles.field}>
      {(control) => (
        <>
          <input
            {...control}
            type="text"
            role="combobox"
            autoComplete="off"
            aria-expanded={found.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={found[active] ? `${listId}-${active}` : undefined}
            className={inputClass}
            placeholder={placeholder}
            value={typed ?? (chosen ? placeName(chosen) : '')}
            onChange={(event) => {
              setTyped(event.target.value)
              setActive(0)
              if (event.target.value.trim() === '') onChoose(null)
            }}
            onKeyDown={onKeyDown}
            onBlur={() => setTyped(null)}
          />
          {found.length > 0 && (
            <div id={listId} role="listbox" aria-label={label} className={styles.list}>
              {found.map((place, i) => (
                // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
                <div
                  key={place.id}
                  id={`${listId}-${i}`}
                  role="option"
                  aria-selected={i === active}
                  className={styles.option}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(place)}
                >
                  {place.name} <span className={styles.beside}>{place.beside}</span>
                </div>
              ))}
            </div>
          )}
        </>
      )}
    </Field>
  )
}

const placeName = (place: PlaceOption): string => (place.beside ? `${place.name} (${place.beside})` : place.name)
