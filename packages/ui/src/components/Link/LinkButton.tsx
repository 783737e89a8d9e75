import { Button, type ButtonProps } from '../Button/Button.tsx';

export type LinkButtonProps = Omit<ButtonProps, 'type' | 'isPending' | 'form' | 'name' | 'value'> & {
  /** Address of the link. */
  href: string;
};

/** A link with a button's look, for the one place a view leads to. */
export function LinkButton(props: LinkButtonProps) {
  return <Button {...props} />;
}
