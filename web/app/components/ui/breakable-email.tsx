/** An email address that a narrow column breaks before the @. */
export function BreakableEmail({ email }: { email: string }) {
  const [name, ...rest] = email.split('@');
  return (
    <span className="wrap-anywhere">
      {name}
      <wbr />@{rest.join('@')}
    </span>
  );
}
