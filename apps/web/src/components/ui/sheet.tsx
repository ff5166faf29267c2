import { Modal, type ModalProps } from './modal.tsx'

export type SheetProps = Pick<
  ModalProps,
  'open' | 'onClose' | 'title' | 'hideTitle' | 'description' | 'children'
>

/** Slides up from the bottom of a phone: the exam palette, filters. */
export function Sheet(props: SheetProps) {
  return (
    <Modal
      {...props}
      className="modal top-auto mb-0 max-h-[85dvh] w-full translate-y-0 overflow-y-auto rounded-t-lg bg-paper px-gutter pt-3 pb-5 shadow-sheet before:mx-auto before:mb-3 before:block before:h-1 before:w-10 before:rounded-full before:bg-edge not-open:translate-y-full starting:open:translate-y-full md:max-w-measure"
    />
  )
}
