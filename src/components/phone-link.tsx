interface PhoneLinkProps {
  /** With spaces between its groups, as people read it. */
  phone: string;
  className: string;
}

/** The number stays on one line. */
export function PhoneLink({ phone, className }: PhoneLinkProps) {
  return (
    <a href={`tel:${phone.replaceAll(" ", "")}`} className={className}>
      {phone.replaceAll(" ", "\u00A0")}
    </a>
  );
}
