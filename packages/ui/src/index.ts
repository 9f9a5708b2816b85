// The reset and the tokens come first, so that they stand first in the stylesheet.
import './theme/global.css.ts'
import './theme/sprinkles.css.ts'
import './theme/text.css.ts'

// Primitives
export {
  Avatar,
  type AvatarProps,
  OrganisationAvatar,
  type OrganisationAvatarProps,
} from './primitives/Avatar/Avatar.tsx'
export { organisationInitials } from './primitives/Avatar/organisation-initials.ts'
export { Badge, type BadgeProps } from './primitives/Badge/Badge.tsx'
export { Count, type CountProps } from './primitives/Badge/Count.tsx'
export { Tag, type TagProps } from './primitives/Badge/Tag.tsx'
export { BANNER_FADE_MS, Banner, type BannerProps, type BannerTone } from './primitives/Banner/Banner.tsx'
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './primitives/Button/Button.tsx'
export { ButtonLink, type ButtonLinkProps } from './primitives/Button/ButtonLink.tsx'
export { IconButton, type IconButtonProps } from './primitives/Button/IconButton.tsx'
export { Dialog, DialogCancel, type DialogProps } from './primitives/Dialog/Dialog.tsx'
export { EmptyState, type EmptyStateProps } from './primitives/EmptyState/EmptyState.tsx'
export type { IconType } from './primitives/icon-type.ts'
export { Anchor, type AnchorProps, LinkProvider } from './primitives/Link/Anchor.tsx'
export { Link, type LinkProps } from './primitives/Link/Link.tsx'
export { LinkButton } from './primitives/Link/LinkButton.tsx'
export { Skeleton, type SkeletonProps } from './primitives/Loading/Skeleton.tsx'
export { Spinner, type SpinnerProps } from './primitives/Loading/Spinner.tsx'
export { Menu, MenuLabel, type MenuProps, MenuSeparator } from './primitives/Menu/Menu.tsx'
export { MenuItem, type MenuItemProps, MenuLink, type MenuLinkProps } from './primitives/Menu/MenuItem.tsx'
export {
  MenuRadioGroup,
  type MenuRadioGroupProps,
  MenuRadioItem,
  type MenuRadioItemProps,
} from './primitives/Menu/MenuRadio.tsx'
export { Monogram, type MonogramProps } from './primitives/Monogram/Monogram.tsx'
export { tileHue } from './primitives/Monogram/tile-hue.ts'
export { absoluteTime } from './primitives/RelativeTime/absolute-time.ts'
export { RelativeTime, type RelativeTimeProps } from './primitives/RelativeTime/RelativeTime.tsx'
export { relativeTime } from './primitives/RelativeTime/relative-time.ts'
export { SearchField, type SearchFieldProps } from './primitives/SearchField/SearchField.tsx'
export { StatusGlyph, type StatusGlyphProps } from './primitives/Status/StatusGlyph.tsx'
export { StatusPill, type StatusPillProps } from './primitives/Status/StatusPill.tsx'
export { PasswordField, type PasswordFieldProps } from './primitives/TextField/PasswordField.tsx'
export { type FieldSize, TextField, type TextFieldProps } from './primitives/TextField/TextField.tsx'
export { ToastProvider, useToasts } from './primitives/Toast/ToastProvider.tsx'
export { ToastRegion, type ToastRegionProps } from './primitives/Toast/ToastRegion.tsx'
export {
  dismissToast,
  showToast,
  TOASTS_KEPT,
  TOASTS_VISIBLE,
  type Toast,
  type ToastType,
  toastDurations,
  visibleToasts,
} from './primitives/Toast/toast-list.ts'
export { type ToastActions, useToastList } from './primitives/Toast/use-toast-list.ts'
// Theme
export { applyTheme, type ThemeChoice } from './theme/apply-theme.ts'
export type { Tone } from './theme/scheme.ts'

// Patterns

// Shell

// Session

// Connectors

// Icons
