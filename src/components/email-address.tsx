/** A long address breaks behind its @ first. */
export function EmailAddress({ email }: { email: string }) {
  const host = email.indexOf("@") + 1;
  return (
    <>
      {email.slice(0, host)}
      <wbr />
      {email.slice(host)}
    </>
  );
}
