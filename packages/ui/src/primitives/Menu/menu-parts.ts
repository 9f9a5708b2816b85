// One module for everything that needs Radix, loaded together.
export { MenuItem, MenuLink } from './MenuItem.tsx'
export { MenuRadioGroup, MenuRadioItem } from './MenuRadio.tsx'
export { MenuLabel, MenuSeparator, RadixMenu } from './RadixMenu.tsx'
