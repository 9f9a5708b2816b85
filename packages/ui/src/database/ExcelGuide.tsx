import type { ExcelGuide as Videos } from '@tributary/domain'
import { databaseMessages } from '@tributary/sdk/database'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Panel } from '../patterns/Panel.tsx'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { Skeleton } from '../primitives/Loading/Skeleton.tsx'
import * as css from './ExcelGuide.css.ts'
import { GuideVideo } from './GuideVideo.tsx'

export type ExcelGuideProps = {
  manifestHref: string
  /** Undefined while they load. */
  videos: Videos | undefined
}

const { guide } = databaseMessages

/** Explains in three steps how to add the connector to Excel. */
export const ExcelGuide = ({ manifestHref, videos }: ExcelGuideProps) => (
  <Panel heading={guide.heading}>
    <ol className={css.steps}>
      <Step place={1} {...guide.manifest}>
        <ButtonLink icon={Download} href={manifestHref} download>
          {databaseMessages.downloadManifest}
        </ButtonLink>
      </Step>
      <Step place={2} {...guide.microsoft365}>
        <Video title={guide.microsoft365.video} address={videos?.microsoft365Video} />
      </Step>
      <Step place={3} {...guide.excel365}>
        <Video title={guide.excel365.video} address={videos?.excel365Video} />
      </Step>
    </ol>
  </Panel>
)

type StepProps = { place: number; heading: string; text: string; children: ReactNode }

const Step = ({ place, heading, text, children }: StepProps) => (
  <li className={css.step}>
    <span className={css.place} aria-hidden>
      {place}
    </span>
    <div className={css.words}>
      <h3>{heading}</h3>
      <p className={css.text}>{text}</p>
      <div className={css.content}>{children}</div>
    </div>
  </li>
)

function Video({ title, address }: { title: string; address: string | null | undefined }) {
  if (address === undefined) return <Skeleton width="100%" height="160px" />
  if (address === null) return <p className={css.text}>{databaseMessages.noVideo}</p>
  return <GuideVideo title={title} address={address} />
}
