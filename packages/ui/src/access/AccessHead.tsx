import * as css from './Access.css.ts'

export type AccessHeadProps = {
  /** The person or the thing it is about. */
  name: string
  /** What there is to see, or how many see it. */
  summary: string | null
}

/** Whom or what the tables beneath are about; told when it changes. */
export const AccessHead = ({ name, summary }: AccessHeadProps) => (
  <div className={css.head}>
    <h2 className={css.name} title={name}>
      <bdi>{name}</bdi>
    </h2>
    <p role="status" className={css.summary}>
      {summary}
    </p>
  </div>
)
