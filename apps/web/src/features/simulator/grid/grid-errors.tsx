import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './grid-errors.module.css'

/** What is wrong with a grid or a group of fields as it stands, a line each, announced when it comes up. */
export function GridErrors({ errors, className }: { errors: string[]; className?: string }) {
  return (
    <div role="alert" className={classNames(styles.errors, className)}>
      {errors.map((error) => (
        <p key={error}>
          <Icon name="alert" size={14} />
          <span>{error}</span>
        </p>
      ))}
    </div>
  )
}
