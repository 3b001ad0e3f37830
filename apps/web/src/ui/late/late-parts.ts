/** Parts shown only after an action: otherwise a quarter of the code at the start. */
export { toast } from 'sonner'
export { DialogPopup, DrawerPopup } from '../overlay/dialog-popup.tsx'
export { MenuPopup } from '../overlay/menu-popup.tsx'
export { Toaster } from '../overlay/toaster.tsx'
export { TooltipPopup } from '../overlay/tooltip-popup.tsx'
export { TabListWithKeys } from '../page/tab-list-with-keys.tsx'
