/** An address that a narrow column breaks before its @ rather than anywhere. */
export function BreakableEmail({ email }: { email: string }) {
  const [name, ...rest] = email.split('@');
  return (
    <span className="wrap-anywhere">
      {name}
      <wbr />@{rest.join('@')}
    </span>
  );
}
