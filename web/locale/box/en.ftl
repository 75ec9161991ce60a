### What only owners of a box are told on the page, in English. It is fetched with that page.

page-box-title = What does your box say?
page-box-lead = Some printed numbers are in no source that we could find, so we worked them out. If you own the box, enter what your cards say, and your tables play by that.
page-box-next = Next
page-box-otherwise = My box says otherwise
page-box-wrong-number = A number from { $lowest } to { $highest } can stand there.
page-box-wrong-letters = One to { $most } of these letters can stand there: { $letters }.
page-box-values = Printed values
page-box-progress = { $done } of { $total } unknown values entered
page-box-rulebook = rulebook
page-box-rulebook-help = printed in the rules or their example
page-box-source = source
page-box-source-help = another public text says so
page-box-reconstructed = reconstructed
page-box-reconstructed-help = our best guess: your card knows better
page-box-box = your box
page-box-box-help = what you have entered from your cards
page-box-fits = Does it fit the rules?
page-box-look = Look again
page-box-really = Yes, it says so
page-box-keep = Keep it
page-box-name = A name for this box
page-box-use = Use these at my tables
page-box-kept = Kept as “{ $name }”.
page-box-set-up = Set up a table with it
page-box-never = Matches already played keep the values they were played with.
page-box-open = Open
page-box-file = File
page-box-delete = Delete “{ $name }”
page-box-bring = From a file
page-box-yes = yes
page-box-no = no
page-box-rest = { $number } to enter
page-box-agree = { $number ->
        [one] The last one is as it stands here
       *[other] The other { $number } are as they stand here
    }
page-box-disagree = { $number ->
        [one] No, that one still has to be entered
       *[other] No, those { $number } still have to be entered
    }
page-box-fitting = { $number } things fit
page-box-boxes = Boxes
page-box-many = { $number ->
        [0] not begun
       *[other] { $number } entered
    }
