/**
 * The base form of English words whose forms no rule derives, for the words that rules texts use.
 * `baseForms.get('drew') // => 'draw'`
 */
export const baseForms: ReadonlyMap<string, string> = new Map(
  `become became
begin began begun
break broke broken
bring brought
build built
buy bought
child children
choose chose chosen
come came
deal dealt
die dying
draw drew drawn
fall fell fallen
find found
get got gotten
give gave given
go went gone
have has had
hear heard
hold held
keep kept
know knew known
lay laid
leave left
lie lay lain lying
lose lost
make made
mean meant
meet met
pay paid
say said
see saw seen
sell sold
send sent
speak spoke spoken
stand stood
take took taken
teach taught
tell told
tie tying
think thought
understand understood
win won
write wrote written`
    .split('\n')
    .flatMap((line) => {
      const [base = '', ...forms] = line.split(' ');
      return forms.map((form): [string, string] => [form, base]);
    })
    // A form that is also a base of its own (`lay`) stays what it is.
    .filter(([form], _, all) => !all.some(([, base]) => base === form)),
);
