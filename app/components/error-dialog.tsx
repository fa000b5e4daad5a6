import * as Dialog from "@radix-ui/react-dialog";
import { CircleAlert } from "lucide";
import { useRef } from "react";
import { useAllStyles } from "../sheets/all-styles";
import { Icon } from "./icon";

export interface ErrorView {
  heading: string;
  /** The upstream's own words. */
  text: string;
}

export interface ErrorDialogProps {
  error: ErrorView;
  close: string;
  onClose: () => void;
}

/** The window that shows what the server says of an error (spec.md 5); the focus goes back to where it was. */
export function ErrorDialog({ error, close, onClose }: ErrorDialogProps) {
  useAllStyles();
  // Radix only knows the way back to a button that opened it.
  const cameFrom = useRef(document.activeElement);
  const goBack = (event: Event) => {
    event.preventDefault();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <div className="dialog-backdrop">
          <Dialog.Content className="error-dialog" role="alertdialog" onCloseAutoFocus={goBack}>
            <Dialog.Title>
              <Icon of={CircleAlert} />
              {error.heading}
            </Dialog.Title>
            <Dialog.Description>{error.text}</Dialog.Description>
            <Dialog.Close type="button" className="button">
              {close}
            </Dialog.Close>
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
