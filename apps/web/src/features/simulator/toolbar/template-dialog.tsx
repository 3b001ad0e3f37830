import { TEMPLATE_NAME_LENGTH } from '@madre/contract'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, descriptionOf } from '../../../api/problem.ts'
import { useChangeTemplate, useCreateTemplate, useTemplateNamed } from '../../../api/templates.ts'
import { FormDialog } from '../../../ui/form/form-dialog.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useOneAtATime } from '../../../ui/one-at-a-time.ts'
import { notify } from '../../../ui/overlay/notify.ts'
import { NEW_ID, newSimulation } from '../model/simulation.ts'
import { toRequest } from '../model/to-request.ts'
import { withSources } from '../state/with-sources.ts'
import type { AccountDialogProps } from './account-dialog.ts'

/** Keeps what stands in the form as a template; one of the same name is replaced once the user has said so. */
export function TemplateDialog({ simulator, onClose }: AccountDialogProps) {
  const { t } = useTranslation()
  const create = useCreateTemplate()
  const change = useChangeTemplate()
  const named = useTemplateNamed()
  const oneAtATime = useOneAtATime()
  const [name, setName] = useState(() =>
    simulator.id === NEW_ID || simulator.details.name === newSimulation().name ? '' : simulator.details.name,
  )
  const [isTaken, setTaken] = useState(false)

  const keep = async () => {
    // Name, project and date are the simulation's, not the template's.
    const request = await withSources(toRequest(simulator.current().draft))
    const present = isTaken ? await named(name) : undefined
    if (present) await change.mutateAsync({ id: present.id, request })
    else await create.mutateAsync({ name: name.trim(), request })
  }

  const save = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    if (simulator.isRefused()) return onClose()
    void oneAtATime(async () => {
      try {
        await keep()
        notify.success(t('Modelo guardado.'), t('Uma simulação nova pode começar a partir dele.'))
        onClose()
      } catch (error) {
        if (error instanceof ApiError && error.code === 'TemplateNameTaken') setTaken(true)
        else notify.error(t('Não foi possível guardar o modelo.'), descriptionOf(error))
      }
    })
  }

  return (
    <FormDialog
      onClose={onClose}
      title={t('Salvar como modelo')}
      description={t('Guarda tudo o que está no formulário, sem nome, projeto nem resultados.')}
      formProps={{ onSubmit: save }}
      sends={{
        label: isTaken ? t('Substituir o modelo') : t('Salvar'),
        busy: create.isPending || change.isPending,
        disabled: name.trim() === '',
      }}
    >
      <TextField
        label={t('Nome do modelo')}
        value={name}
        maxLength={TEMPLATE_NAME_LENGTH}
        autoComplete="off"
        required
        error={isTaken ? t('Já tem um modelo com este nome.') : null}
        onFocus={(event) => event.target.select()}
        onChange={(next) => {
          setName(next)
          setTaken(false)
        }}
      />
    </FormDialog>
  )
}
