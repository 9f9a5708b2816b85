import type { ExcelGuide as Videos } from '@tributary/domain'
import { databaseMessages } from '@tributary/sdk/database'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import { Panel } from '../patterns/Panel.tsx'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { Skeleton } from '../primitives/Loading/Skeleton.tsx'
import * as css from './ExcelGuide.css.ts'
import { GuideVideo } from './GuideVideo.tsx'

export type ExcelGuideProps = {
  /** Where the Excel add-in's manifest is downloaded. */
  manifestHref: string
  /** The addresses of the two videos, null for one that is not set. Undefined while they load. */
  videos: Videos | undefined
}

const { guide } = databaseMessages

/** Explains in three steps how to add the connector to Excel. */
export const ExcelGuide = ({ manifestHref, videos }: ExcelGuideProps) => (
  <Panel heading={guide.heading}>
    <Stack as="ol" padding={5}>
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
    </Stack>
  </Panel>
)

type StepProps = { place: number; heading: string; text: string; children: ReactNode }

const Step = ({ place, heading, text, children }: StepProps) => (
  <li className={css.step}>
    <span className={css.place} aria-hidden>
      {place}
    </span>
    <Stack gap="half" paddingTop={1} minWidth={0}>
      <h3>{heading}</h3>
      <Text as="p" size="sm" color="secondary" textWrap="pretty">
        {text}
      </Text>
      <Stack justifyItems="start" className={css.content}>
        {children}
      </Stack>
    </Stack>
  </li>
)

function Video({ title, address }: { title: string; address: string | null | undefined }) {
  if (address === undefined) return <Skeleton width="100%" height="160px" />
  if (address === null)
    return (
      <Text as="p" size="sm" color="secondary" textWrap="pretty">
        {databaseMessages.noVideo}
      </Text>
    )
  return <GuideVideo title={title} address={address} />
}
