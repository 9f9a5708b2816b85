import type { CustomSource } from '@tributary/domain'
import { customSourcesMessages } from '@tributary/sdk/custom-sources'
import { Banner } from '../primitives/Banner/Banner.tsx'
import { Button } from '../primitives/Button/Button.tsx'

export type ConflictBannerProps = {
  /** The version that another user has saved. */
  newer: Pick<CustomSource, 'version' | 'changedBy'>
  /** Called when the user compares both texts. */
  onView: () => void
  /** Called when the user replaces the stored text. */
  onSaveOver: () => void
}

const words = customSourcesMessages.saving

/** Another user has saved a newer version. Nothing typed here is lost. */
export const ConflictBanner = ({ newer, onView, onSaveOver }: ConflictBannerProps) => (
  <Banner
    tone="danger"
    actions={
      <>
        <Button size="sm" onClick={onView}>
          {words.view(newer.version)}
        </Button>
        <Button writes size="sm" onClick={onSaveOver}>
          {words.saveOver}
        </Button>
      </>
    }
  >
    {words.conflict(newer.changedBy ?? words.anotherUser, newer.version)}
  </Banner>
)
