import { databaseMessages } from '@tributary/sdk/database'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { Text } from '../layout/Text.tsx'
import { visuallyHidden } from '../theme/text.css.ts'
import * as css from './ExcelGuide.css.ts'

export type GuideVideoProps = { title: string; address: string }

/** A video that makes no request until it is pressed. Its host is then shown in a frame. */
export function GuideVideo({ title, address }: GuideVideoProps) {
  const [playing, setPlaying] = useState(false)
  if (playing) return <Player title={title} address={address} />
  return (
    <button type="button" className={css.facade} onClick={() => setPlaying(true)}>
      <Art />
      <span className={visuallyHidden}>{databaseMessages.guide.play(title)}</span>
      <span className={css.play}>
        <Play size={20} strokeWidth={1.75} aria-hidden />
      </span>
      <Text
        paddingY={2}
        paddingX={3}
        size="xs"
        overflowWrap="anywhere"
        textAlign="start"
        className={css.caption}
      >
        {databaseMessages.guide.from(new URL(address).host)}
      </Text>
    </button>
  )
}

/** Video hosts require the referrer. They get the origin without a path. */
const Player = ({ title, address }: GuideVideoProps) => (
  <iframe
    ref={(frame) => frame?.focus()}
    className={css.frame}
    title={title}
    src={address}
    allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    referrerPolicy="strict-origin"
    sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
  />
)

const courses = [
  'M-10 20H40C160 20 140 80 260 80H330',
  'M-10 64H50C160 64 140 89 260 89H330',
  'M-10 108H60C160 108 140 98 260 98H330',
  'M-10 152H70C160 152 140 107 260 107H330',
]

const Art = () => (
  <svg className={css.art} viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden>
    {courses.map((course, index) => (
      <path key={course} d={course} className={css.bands[index]} strokeWidth="6" />
    ))}
  </svg>
)
