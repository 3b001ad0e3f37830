import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeleteLogo, useKeepLogo, useLogo } from '../../api/projects.ts'
import { Button } from '../../ui/button.tsx'
import { refusalText } from '../../ui/form/refusal.tsx'
import { useOneAtATime } from '../../ui/one-at-a-time.ts'
import { notify } from '../../ui/overlay/notify.ts'
import { Card } from '../../ui/page/card.tsx'
import { Pending } from '../../ui/page/failure.tsx'
import styles from './office-logo.module.css'
import { pictureAsPng } from './picture-as-png.ts'

/** The logo of the office, for the first page of every note. */
export default function OfficeLogo({ company }: { company: string }) {
  const { t } = useTranslation()
  const { data: png, error, refetch } = useLogo()
  const keep = useKeepLogo()
  const remove = useDeleteLogo()
  const oneAtATime = useOneAtATime()
  const input = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const [isDrawing, setDrawing] = useState(false)

  const take = (file: File | undefined) =>
    void oneAtATime(async () => {
      if (!file) return
      setDrawing(true)
      const drawn = await pictureAsPng(file)
      setDrawing(false)
      if (drawn === null) return notify.error(t('Este ficheiro não é uma imagem que se possa desenhar.'))
      try {
        await keep.mutateAsync(drawn)
        notify.success(t('Logótipo guardado.'))
      } catch (error) {
        notify.error(t('Não foi possível guardar o logótipo.'), refusalText(error, t))
      }
    })
  const takeAway = () =>
    void oneAtATime(async () => {
      try {
        await remove.mutateAsync()
        choose.current?.focus()
      } catch (error) {
        notify.error(t('Não foi possível apagar o logótipo.'), refusalText(error, t))
      }
    })

  return (
    <Card title={t('Cabeçalho das notas')}>
      <p className={styles.text}>
        {t(
          'O logótipo e a empresa ficam na primeira página de todas as notas de cálculo. Número da obra, cliente e local são de cada projeto: escrevem-se nos detalhes de uma simulação.',
        )}
      </p>
      {png === undefined ? (
        <Pending error={error} refetch={refetch} lines={2} />
      ) : (
        <>
          {png && (
            <img
              className={styles.logo}
              src={`data:image/png;base64,${png}`}
              alt={t('Logótipo de {{company}}', { company })}
            />
          )}
          <div className={styles.buttons}>
            <Button
              ref={choose}
              icon="upload"
              busy={isDrawing || keep.isPending}
              onClick={() => input.current?.click()}
            >
              {png ? t('Escolher outra imagem') : t('Escolher o logótipo')}
            </Button>
            {png && (
              <Button icon="delete" busy={remove.isPending} onClick={takeAway}>
                {t('Apagar o logótipo')}
              </Button>
            )}
          </div>
          <input
            ref={input}
            type="file"
            accept="image/*"
            hidden
            aria-label={t('Imagem do logótipo')}
            onChange={(event) => {
              take(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        </>
      )}
    </Card>
  )
}
