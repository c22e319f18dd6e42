/** The base forms of irregular English words in rules texts. `baseForms.get('drew') // => 'draw'` */
export const baseForms: ReadonlyMap<string, string> = new Map(
  `become became
begin began begun
break broke broken
bring brought
build built
child children
choose chose chosen
come came
deal dealt
draw drew drawn
fall fell fallen
find found
get got gotten
give gave given
go went gone
have has had
hold held
keep kept
know knew known
leave left
lose lost
make made
mean meant
meet met
pay paid
say said
see saw seen
send sent
take took taken
tell told
think thought
understand understood
win won
write wrote written`
    .split('\n')
    .flatMap((line) => {
      const [base = '', ...forms] = line.split(' ');
      return forms.map((form): [string, string] => [form, base]);
    }),
);
