import { examples } from 'virtual:worked-examples'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { tk } from '../../i18n/tk.ts'
import { buttonClass } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copied.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Tabs } from '../../ui/page/tabs.tsx'
import styles from './developers.module.css'

type File = keyof typeof examples

const FILES: { file: File; label: string; needs: string }[] = [
  { file: 'design.sh', label: 'curl', needs: tk('Precisa de bash, curl e jq.') },
  { file: 'design.ts', label: 'TypeScript', needs: tk('Precisa de Node 20 e do cliente, packages/client.') },
  { file: 'design.py', label: 'Python', needs: tk('Precisa de Python 3.9, só da biblioteca padrão.') },
  { file: 'request.json', label: 'request.json', needs: tk('O que os três leem: uma cobertura de três vãos.') },
  { file: 'token.sh', label: 'token.sh', needs: tk('Para criar o token sem o navegador.') },
]

/** One design in three languages, the files that a test of the server runs. */
export function WorkedExample() {
  const { t } = useTranslation()
  const [shown, setShown] = useState<File>('design.sh')
  return (
    <Tabs
      label={t('Linguagem')}
      value={shown}
      onChange={setShown}
      items={FILES.map(({ file, label, needs }) => ({
        value: file,
        label,
        content: <Source file={file} needs={t(needs)} />,
      }))}
    />
  )
}

function Source({ file, needs }: { file: File; needs: string }) {
  const { t } = useTranslation()
  const text = examples[file]
  return (
    <>
      <div className={styles.tools}>
        <p className="unit">{needs}</p>
        <CopyButton text={text} done={t('Copiado.')} label={t('Copiar {{name}}', { name: file })} />
        <a
          className={buttonClass({ compact: true })}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={file}
          aria-label={t('Descarregar {{name}}', { name: file })}
        >
          <Icon name="download" />
          {t('Descarregar')}
        </a>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className={styles.source} tabIndex={0} aria-label={file}>
        <pre lang="en">
          <code>{text}</code>
        </pre>
      </section>
    </>
  )
}
