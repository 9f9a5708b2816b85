import { type SyntheticEvent, useRef, useState } from 'react'

export type LiveFrameProps = { title: string; src: string }

/**
 * A frame that takes no focus until its button is pressed. A dialog in it would take the focus of the page when it opens,
 * and Tab could not leave it. F6 leaves it. The preview makes a page with `still` inert.
 */
export function LiveFrame({ title, src }: LiveFrameProps) {
  const [live, setLive] = useState(false)
  const start = useRef<HTMLButtonElement>(null)
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'F6') return
    event.preventDefault()
    setLive(false)
    start.current?.focus()
  }
  const enter = ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) => {
    if (!live) return
    frame.contentWindow?.addEventListener('keydown', leave)
    frame.focus()
  }
  return (
    <>
      <p>
        <button type="button" ref={start} className="frame-button" onClick={() => setLive(true)}>
          Use the example
        </button>{' '}
        <kbd>F6</kbd> leaves it.
      </p>
      <iframe
        className="story-frame"
        title={title}
        src={live ? src : `${src}&still=true`}
        inert={!live}
        onLoad={enter}
      />
    </>
  )
}
