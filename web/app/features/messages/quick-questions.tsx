import { m } from '#web/paraglide/messages.js';

const questions = [
  { label: m.write_available, text: m.write_available_text },
  { label: m.write_visit, text: m.write_visit_text },
  { label: m.write_bargain, text: m.write_bargain_text },
];

interface Props {
  /** What was written so far. */
  text: () => string;
  onChange: (text: string) => void;
}

/** Questions that one tap adds to a message. */
export function QuickQuestions({ text, onChange }: Props) {
  const add = (question: string) => {
    const written = text().trim();
    if (!written.includes(question)) onChange(written ? `${written} ${question}` : question);
    else onChange(written);
  };
  return (
    <fieldset aria-label={m.write_questions()} className="flex flex-wrap gap-2 noscript:hidden">
      {questions.map((question) => (
        <button
          key={question.label()}
          type="button"
          onClick={() => add(question.text())}
          className="min-h-touch rounded-full border border-line-strong bg-surface px-4 hover:bg-raised"
        >
          {question.label()}
        </button>
      ))}
    </fieldset>
  );
}
