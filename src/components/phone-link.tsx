interface PhoneLinkProps {
  /** With spaces between its groups, as people read it. */
  phone: string;
  className: string;
}

/** `className` makes it a block of its own: the number stays on one line where there is room for it. */
export function PhoneLink({ phone, className }: PhoneLinkProps) {
  return (
    <a href={`tel:${phone.replaceAll(" ", "")}`} className={className}>
      {phone}
    </a>
  );
}
