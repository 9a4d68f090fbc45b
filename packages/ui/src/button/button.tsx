import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  /** A lucide icon; always beside the word, never instead of it. */
  icon?: ReactNode;
  busy?: boolean;
  busyLabel?: string;
  fullWidth?: boolean;
};

/** Returns the class for a link that looks like a button. */
export function buttonClass(variant: ButtonVariant = 'secondary', fullWidth = false): string {
  // The secondary one looks as every button does.
  const variantClass = variant === 'secondary' ? '' : ` ${styles[variant]}`;
  return `${styles.button}${variantClass}${fullWidth ? ` ${styles.full}` : ''}`;
}

export function Button({
  variant = 'secondary',
  icon,
  busy = false,
  busyLabel = 'กำลังดำเนินการ…',
  fullWidth = false,
  className = '',
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // aria-disabled and not disabled: the focus stays where it was, and the word is still read.
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={`${buttonClass(variant, fullWidth)} ${className}`}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={handleClick}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      {busy ? busyLabel : children}
    </button>
  );
}
