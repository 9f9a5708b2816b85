import type { ConnectorType } from '@tributary/domain'
import { connectorsText } from './connectors.messages.ts'
import { HomeArt } from './HomeArt.tsx'
import * as css from './HomeHeader.css.ts'

export type HomeHeaderProps = {
  /** The name of the selected organisation. */
  companyName: string
  /** Undefined while they load. */
  owned?: readonly ConnectorType[] | undefined
  /** The types with a connector that failed, is refused or is stuck. */
  failing?: readonly string[] | undefined
  /** The connector types the organisation may connect. Undefined while they load. */
  available?: readonly ConnectorType[] | undefined
}

/** The head of Home: the organisation, and how many of the types it uses. */
export function HomeHeader({ companyName, owned, failing, available }: HomeHeaderProps) {
  return (
    <div className={css.header}>
      <div className={css.words}>
        <h1>{companyName}</h1>
        {owned && available && <p className={css.summary}>{inUse(owned.length, available.length)}</p>}
      </div>
      {owned && <HomeArt types={owned.map(({ type }) => type)} failing={failing} />}
    </div>
  )
}

const inUse = (owned: number, available: number) => connectorsText.inUseMoreAvailable(owned, available)
