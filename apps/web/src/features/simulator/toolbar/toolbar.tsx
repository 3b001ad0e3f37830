import type { RevisionMark, User } from '@madre/contract'
import type { WordKey } from '@madre/words/keys'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DetailsWithTitle } from '../../../actions/revision/details-with-title.tsx'
import { shownName } from '../../../i18n/default-names.ts'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useOneAtATime } from '../../../ui/one-at-a-time.ts'
import { Menu } from '../../../ui/overlay/menu.tsx'
import { DeleteDialog } from '../../../ui/simulation/delete-dialog.tsx'
import { revisionText } from '../../../ui/simulation/revision-words.ts'
import { type SimulationStatus, StatusBadge } from '../../../ui/status-badge.tsx'
import { newSimulation } from '../model/simulation.ts'
import type { SimulatorState } from '../state/use-simulator.ts'
import { InlineField } from './inline-field.tsx'
import styles from './toolbar.module.css'
import { useAccountActions } from './use-account-actions.tsx'
import { useToolbarActions } from './use-toolbar-actions.ts'

/** Project and name, status, duplicate and delete; sticks to the top of the window once it gets there. */
export function Toolbar({
  simulator,
  status,
  revision,
  user,
}: {
  simulator: SimulatorState
  status: SimulationStatus
  /** the newest that was issued of it */
  revision: RevisionMark | null
  /** whose account keeps what is taken from here; null: nobody's */
  user: User | null
}) {
  const { t } = useTranslation()
  const { details } = simulator
  const [anchor, isStuck] = useIsStuck()
  const [dialog, setDialog] = useState<'details' | 'delete' | null>(null)
  const [isSaving, setSaving] = useState(false)
  const actions = useToolbarActions(simulator)
  const oneAtATime = useOneAtATime()
  const close = () => setDialog(null)
  const account = useAccountActions(simulator, user)
  const offered = { simulator, actions, more: account.items, onDelete: () => setDialog('delete') }
  return (
    <>
      <div id="toolbar" ref={anchor} className={styles.anchor} />
      <div
        className={classNames(styles.toolbar, isStuck && styles.stuck)}
        role="toolbar"
        aria-label={t('simulation' satisfies WordKey)}
      >
        <Names simulator={simulator} onDetails={() => setDialog('details')} />
        <span role="status" className={styles.state}>
          <StatusBadge status={status} />
          <SavedOrNot simulator={simulator} />
        </span>
        {revision && <NewestRevision revision={revision} />}
        <Buttons {...offered} />
        <ActionsMenu {...offered} onDetails={() => setDialog('details')} />
      </div>
      {dialog === 'details' && (
        <DetailsWithTitle
          hasTitle={user !== null && !simulator.isTrial}
          name={details.name}
          project={details.project}
          busy={isSaving}
          onClose={close}
          onSave={(details) =>
            void oneAtATime(async () => {
              setSaving(true)
              const saved = await simulator.saveDetails(details)
              setSaving(false)
              if (saved) close()
            })
          }
        />
      )}
      {account.dialog}
      {dialog === 'delete' && (
        <DeleteDialog
          name={details.name}
          isIssued={revision !== null}
          busy={actions.isDeleting}
          onCancel={close}
          onConfirm={(name) => void actions.remove(name).then(close)}
        />
      )}
    </>
  )
}

/** Project and name: fields, and in little room one line of text. */
function Names({ simulator, onDetails }: { simulator: SimulatorState; onDetails: () => void }) {
  const { t } = useTranslation()
  const { details } = simulator
  const name = shownName(details.name, t)
  const project = shownName(details.project, t)
  const [fresh] = useState(newSimulation)
  const isNameless = details.name === fresh.name
  return (
    <>
      <div className={styles.names}>
        <InlineField
          label={t('project' satisfies WordKey)}
          value={project}
          isUnnamed={[fresh.project, ''].includes(details.project)}
          onSave={(next) => simulator.saveDetails({ project: next })}
        />
        <InlineField
          label={t('Nome simulação')}
          value={name}
          isUnnamed={isNameless}
          onSave={(next) => simulator.saveDetails({ name: next })}
        />
      </div>
      <p className={styles.shortNames}>
        <span>{project}</span>
        {isNameless ? (
          <button type="button" className={styles.shortInvite} onClick={onDetails}>
            <span>{name} ·</span> <u>{t('Dar um nome')}</u>
          </button>
        ) : (
          <strong>{name}</strong>
        )}
      </p>
    </>
  )
}

function NewestRevision({ revision }: { revision: RevisionMark }) {
  const { t } = useTranslation()
  return (
    <Link
      to="."
      search={(before: object) => ({ ...before, revisions: revision.letter })}
      hash
      resetScroll={false}
      className={styles.revision}
      aria-label={revisionText(revision, t)}
    >
      <span className={styles.long}>{revisionText(revision, t)}</span>
      <span className={styles.short}>{revision.letter}</span>
    </Link>
  )
}

/** What is offered for the simulation, as buttons or, in little room, in a menu. */
interface Offered {
  simulator: SimulatorState
  actions: ReturnType<typeof useToolbarActions>
  /** of the account */
  more: ReturnType<typeof useAccountActions>['items']
  onDelete: () => void
}

function Buttons({ simulator, actions, more, onDelete }: Offered) {
  const { t } = useTranslation()
  return (
    <span className={styles.buttons}>
      <IconButton icon="undo" label={t('Anular (Ctrl+Z)')} disabled={!simulator.canUndo} onClick={simulator.undo} />
      <IconButton icon="redo" label={t('Refazer (Ctrl+Y)')} disabled={!simulator.canRedo} onClick={simulator.redo} />
      {!simulator.isTrial && (
        <IconButton
          icon="copy"
          label={actions.canDuplicate ? t('Duplicar') : t('Duplicar: salve primeiro a simulação')}
          aria-disabled={!actions.canDuplicate}
          onClick={actions.duplicate}
        />
      )}
      <IconButton
        icon="download"
        label={actions.canExport ? t('Descarregar ficheiro') : t('Descarregar ficheiro: salve primeiro a simulação')}
        aria-disabled={!actions.canExport}
        onClick={actions.exportFile}
      />
      {more.length > 0 && <Menu trigger={<IconButton icon="more" label={t('Mais ações')} />} items={more} />}
      <IconButton icon="delete" danger label={t('Apagar')} onClick={onDelete} />
    </span>
  )
}

function ActionsMenu({ simulator, actions, more, onDelete, onDetails }: Offered & { onDetails: () => void }) {
  const { t } = useTranslation()
  return (
    <span className={styles.menu}>
      <Menu
        trigger={<IconButton icon="more" label={t('Ações')} />}
        items={[
          { label: t('Anular'), icon: 'undo', disabled: !simulator.canUndo, onSelect: simulator.undo },
          { label: t('Refazer'), icon: 'redo', disabled: !simulator.canRedo, onSelect: simulator.redo },
          { label: t('Alterar detalhes'), icon: 'edit', onSelect: onDetails },
          ...(simulator.isTrial
            ? []
            : [
                {
                  label: t('Duplicar'),
                  icon: 'copy' as const,
                  disabled: !actions.canDuplicate,
                  onSelect: actions.duplicate,
                },
              ]),
          {
            label: t('Descarregar ficheiro'),
            icon: 'download',
            disabled: !actions.canExport,
            onSelect: actions.exportFile,
          },
          ...more,
          { label: t('Apagar'), icon: 'delete', danger: true, onSelect: onDelete },
        ]}
      />
    </span>
  )
}

/** Whether there are changes to save; where they are saved unasked, a quiet word instead. */
function SavedOrNot({ simulator: { isDirty, autosave } }: { simulator: SimulatorState }) {
  const { t } = useTranslation()
  if (autosave.state === 'saving') return <span className={styles.quiet}>{t('A salvar…')}</span>
  if (autosave.state === 'saved') return <span className={styles.quiet}>{t('Salvo')}</span>
  return isDirty ? <Badge tone="warning">{t('alterações não salvas')}</Badge> : null
}

/** Whether the toolbar has reached the top of the window: measured on load, scroll and resize. */
function useIsStuck() {
  const anchor = useRef<HTMLDivElement>(null)
  const [isStuck, setStuck] = useState(false)
  useEffect(() => {
    const measure = () => setStuck((anchor.current?.getBoundingClientRect().top ?? 1) <= 0)
    measure()
    window.addEventListener('load', measure)
    window.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('load', measure)
      window.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [])
  return [anchor, isStuck] as const
}
